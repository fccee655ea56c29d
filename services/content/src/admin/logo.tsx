import { Mark } from "./mark.tsx";

export function Logo() {
  return (
    <div className="house-logo">
      <Mark width={88} />
      <span>Hjärta &amp; Lunga</span>
    </div>
  );
}
