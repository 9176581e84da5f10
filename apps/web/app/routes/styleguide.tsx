export default function Styleguide() {
  return <h1>Styleguide</h1>
}
