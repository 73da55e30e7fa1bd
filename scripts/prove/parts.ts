import type { Traces } from '../bench/traces.ts'
import { proveFaults } from './faults/faults.ts'
import { proveHouse } from './house.ts'
import { provePeople } from './people/people.ts'
import type { Finding } from './scorecard.ts'

export interface Part {
  /** What it does and how long it takes, for the help. */
  about: string
  prove: (traces: Traces) => Promise<Finding[]>
}

/** In the order in which they are walked. */
export const parts: Readonly<Record<string, Part>> = {
  house: { about: 'sizes, walls and reach of the sources; half a minute', prove: proveHouse },
  faults: {
    about: 'processes and lines that fail under writers, and backups; half an hour or more',
    prove: proveFaults,
  },
  people: { about: 'screens as people meet them in a browser; twenty minutes', prove: provePeople },
}
