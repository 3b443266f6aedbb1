/** Placeholder of the staff area's edit screen. */
export default function Edit() {
  return <p>Edit</p>;
}
