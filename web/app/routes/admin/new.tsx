/** Placeholder of the staff area's new screen. */
export default function New() {
  return <p>New</p>;
}
