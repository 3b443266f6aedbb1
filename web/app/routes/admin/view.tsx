/** Placeholder of the staff area's view screen. */
export default function View() {
  return <p>View</p>;
}
