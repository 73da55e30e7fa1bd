import styles from './login.module.css'

const rings = [58, 46, 34, 22]

/** The diamond pattern, fading into the background. */
export function WovenPattern() {
  return (
    <svg className={styles.pattern} viewBox="0 0 640 800" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <defs>
        <pattern id="weave" width="128" height="214" patternUnits="userSpaceOnUse">
          {rings.map((size) => (
            <path key={size} d={diamond({ x: 64, y: 72, size })} fill="none" stroke="var(--on-deep-2)" />
          ))}
          <path d={diamond({ x: 64, y: 72, size: 11 })} fill="var(--on-deep-2)" />
          {[0, 1, 2, 3].map((at) => (
            <g key={at}>
              <path d={diamond({ x: 16 + at * 32, y: 150, size: 7 })} {...(at % 2 ? hollow : full)} />
              <path d={diamond({ x: 16 + at * 32, y: 172, size: 7 })} {...(at % 2 ? full : hollow)} />
            </g>
          ))}
        </pattern>
        <linearGradient id="weave-fade" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.1" stopColor="var(--brand-deep)" stopOpacity="0" />
          <stop offset="0.75" stopColor="var(--brand-deep)" />
        </linearGradient>
      </defs>
      <rect width="640" height="800" fill="url(#weave)" opacity="0.32" />
      <rect width="640" height="800" fill="url(#weave-fade)" />
    </svg>
  )
}

const full = { fill: 'var(--on-deep-2)' }
const hollow = { fill: 'none', stroke: 'var(--on-deep-2)' }

function diamond({ x, y, size }: { x: number; y: number; size: number }) {
  return `M${x} ${y - size}L${x + size} ${y}L${x} ${y + size}L${x - size} ${y}Z`
}
