function Mark({ width }: { width: number }) {
  return (
    <svg className="house-mark" viewBox="0 0 80 74" width={width} height={(width * 74) / 80} aria-hidden="true">
      <path className="lung" d="M36 17C26 6 14 14 7 32C2 46 2 58 5 70C12 54 22 36 36 17z" />
      <path className="lung-deep" d="M36 17C22 36 12 54 5 70C16 70 25 68 30 61C36 52 38 34 36 17z" />
      <path className="lung" d="M44 17C54 6 66 14 73 32C78 46 78 58 75 70C68 54 58 36 44 17z" />
      <path className="lung-deep" d="M44 17C58 36 68 54 75 70C64 70 55 68 50 61C44 52 42 34 44 17z" />
      <path className="lung-deep" d="M38.4 2H41.6L42.4 22H37.6z" />
      <path
        className="heart"
        d="M40.5 65.1C32.7 58.5 21.6 50.7 22.4 40.7C23.1 31.1 36.4 27.8 40.5 38.5C44.2 28.1 58.3 30.3 59 40.7C59.4 50.7 49 58.1 40.5 65.1z"
      />
    </svg>
  );
}

export const Icon = () => <Mark width={18} />;

export function Logo() {
  return (
    <div className="house-logo">
      <Mark width={88} />
      <span>Hjärta &amp; Lunga</span>
    </div>
  );
}
