/** Placeholder of the staff area's list screen. */
export default function List() {
  return <p>List</p>;
}
