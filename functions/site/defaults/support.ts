/** The texts of the support page until staff change them. */
export const supportDefaults = {
  lead: 'A gift of any size keeps taps running, classes open and forests standing.',
  gift: 'What you give goes to the wards as pipes, books, seed and wages. Name a purpose and it serves that purpose alone; name none and the committee decides where it is needed most.\n\nWe read the accounts aloud at public audits.',
  receipt: 'Tell us that you have given, and you get a receipt within a week.',
  fromAbroad:
    'Please write to us before you send anything from abroad: help from other countries needs approval in Nepal.',
  isTaxDeductible: false,
};
