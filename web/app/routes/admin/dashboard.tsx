/** Placeholder of the staff area's dashboard screen. */
export default function Dashboard() {
  return <p>Dashboard</p>;
}
