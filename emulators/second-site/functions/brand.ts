export const ink = '#0B3C5D';
export const amber = '#D9B310';
export const paper = '#FFFFFF';
export const mark = amber;
