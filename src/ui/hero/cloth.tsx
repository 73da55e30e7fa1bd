import styles from './cloth.module.css'
import { diamondPath, weave } from './weave.ts'

export type Emblem = 'bolt' | 'helmet' | 'book'

const heroThreads = weave({ columns: 6, rows: 6, isMirrored: true })
const sideThreads = weave({ columns: 7, rows: 5, isMirrored: false })

const frames = [
  ['ground', 192],
  ['x', 178],
  ['ground', 168],
  ['e', 158],
  ['d', 138],
] as const

/** The pattern of a hero, mirrored around a medallion with the site's emblem. */
export function HeroCloth({ emblem = 'bolt' }: { emblem?: Emblem }) {
  return (
    <svg className={styles.cloth} viewBox="0 0 420 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Threads threads={heroThreads} />
      {frames.map(([tone, half]) => (
        <path key={half} className={styles[`cloth--${tone}`]} d={diamondPath({ x: 210, y: 210, half })} />
      ))}
      {emblems[emblem]}
    </svg>
  )
}

/** The plainer pattern at the bottom of a side panel. */
export function SideCloth() {
  return (
    <svg className={styles.cloth} viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Threads threads={sideThreads} />
    </svg>
  )
}

function Threads({ threads }: { threads: ReturnType<typeof weave> }) {
  return threads.map(({ tone, path }, index) => <path key={index} className={styles[`cloth--${tone}`]} d={path} />)
}

const emblems = {
  bolt: (
    <>
      <circle className={styles['cloth--d']} cx="210" cy="210" r="92" />
      <circle className={styles['cloth--e']} cx="210" cy="210" r="72" />
      <path className={styles['cloth--x']} d="M226 138 164 226h38l-12 58 66-92h-40z" />
    </>
  ),
  helmet: (
    <>
      <path className={styles['cloth--x']} d="M126 226a84 84 0 0 1 168 0z" />
      <path className={styles['cloth--b']} d="M190 142h40v64h-40z" />
      <rect className={styles['cloth--b']} x="106" y="222" width="208" height="20" rx="4" />
      <path className={styles['cloth--x']} d="M150 254h24l-20 24h-24zM198 254h24l-20 24h-24zM246 254h24l-20 24h-24z" />
    </>
  ),
  book: (
    <>
      <path
        className={styles['cloth--e']}
        d="M210 170c-22-16-52-20-84-18v112c32-2 62 2 84 18 22-16 52-20 84-18V152c-32-2-62 2-84 18z"
      />
      <path
        className={styles['cloth--b']}
        d="M210 188c-18-12-42-16-68-15v74c26-1 50 3 68 15zM210 188c18-12 42-16 68-15v74c-26-1-50 3-68 15z"
      />
      <path className={styles['cloth--x']} d="M234 158h24v66l-12-12-12 12z" />
    </>
  ),
} as const
