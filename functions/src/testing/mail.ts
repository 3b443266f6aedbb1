const emulator = () => `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? ''}`;

/** The codes that the Auth emulator would have mailed to somebody, oldest first. */
export async function mailedCodes(email: string): Promise<string[]> {
  const project = process.env['GCLOUD_PROJECT'] ?? '';
  const response = await fetch(`${emulator()}/emulator/v1/projects/${project}/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: { email: string; oobCode: string }[] };
  return oobCodes.filter((code) => code.email === email).map(({ oobCode }) => oobCode);
}

/** What a person does with the mailed link: choosing a password on Firebase's page. Returns its status. */
export async function choosePassword(oobCode: string, newPassword: string): Promise<number> {
  const url = `${emulator()}/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=demo`;
  const body = JSON.stringify({ oobCode, newPassword });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(url, { method: 'POST', headers, body })).status;
}
