export const missionTexts = {
  line: 'Um rio claro para todos.',
  thanks: 'Obrigado por escrever com cuidado.',
};
