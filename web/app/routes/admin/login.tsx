/** Placeholder of the staff area's login screen. */
export default function Login() {
  return <p>Login</p>;
}
