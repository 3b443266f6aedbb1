/** The current time; tests and tools give their own. */
export type Clock = () => Date;
