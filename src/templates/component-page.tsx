export default function ComponentPage() {
  return null;
}
