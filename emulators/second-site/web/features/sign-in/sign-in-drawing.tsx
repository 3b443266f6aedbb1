/** Nothing is drawn beside the form. */
export const SignInDrawing = () => null;
