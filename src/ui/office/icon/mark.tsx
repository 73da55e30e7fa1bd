/** The logo of the product: the head and the stem of a Thai letter. */
export function ProductMark({ size = 22, className }: { size?: number; className?: string }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="14.2" cy="17" r="2.8" />
      <path d="M17 17V9.5a5.5 5.5 0 0 0-11-.5" />
    </svg>
  )
}
