/** Home and About Us begin with the same sentences. */
export const purpose = {
  vision:
    'A just and self-reliant society in the western hills, where every person lives in dignity and no one is left behind.',
  mission:
    'To stand beside poor and excluded communities while they organise, learn, claim their rights and look after what they share.',
  goal: 'Households that are healthy, educated, fed and heard, in wards whose institutions answer to them.',
};
