import React from "react";

export function Leaf() {
  return (
    <svg viewBox="0 0 64 30" aria-hidden="true">
      <path fill="var(--leaf-stalk)" d="M0 14.2h18L20 15l-2 .9H0z" />
      <path fill="var(--leaf-upper)" d="M14 15C25-3 46-3 64 15L18 14z" />
      <path fill="var(--leaf-lower)" d="M14 15c11 18 32 18 50 0l-46 1z" />
    </svg>
  );
}
