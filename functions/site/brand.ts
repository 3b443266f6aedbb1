/** Colours that stand where no style sheet is: in pictures, the browser's frame and the plain page. */
export const ink = '#14213D';
export const amber = '#F6CE8C';
export const paper = '#FBF8F3';
export const mark = '#E9A23B';
