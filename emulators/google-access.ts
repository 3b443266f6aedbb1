import { applicationDefault } from 'firebase-admin/app';
import { UserError } from './user-error';

/** An access token of whoever is signed in with the Google Cloud CLI. Throws a UserError when nobody is. */
export async function googleAccessToken(): Promise<string> {
  try {
    return (await applicationDefault().getAccessToken()).access_token;
  } catch {
    throw new UserError(
      'Google does not know who you are. Sign in once with: gcloud auth application-default login',
    );
  }
}
