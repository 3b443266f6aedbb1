export const languageNames = { 'pt-PT': 'Portuguese' };
export const timeZone = 'Europe/Lisbon';
export const timePlace = 'Lisboa';
export const weekBegins = { day: 1, time: '09:00' };
export const examplePath = '/atividades/passeio';
export const region = 'europe-west1';
