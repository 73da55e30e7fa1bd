import type { Traces } from '../bench/traces.ts'
import { proveFuzz } from './endurance/fuzz.ts'
import { proveSoak } from './endurance/soak.ts'
import { proveStorms } from './endurance/storms.ts'
import { proveFaults } from './faults/faults.ts'
import { proveHouse } from './house.ts'
import { proveScan } from './scan/scan.ts'
import { provePackages } from './packages.ts'
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
  packages: { about: 'licences, versions and known holes of what is installed; seconds', prove: provePackages },
  faults: {
    about: 'processes and lines that fail under writers, and backups; twenty-five minutes',
    prove: proveFaults,
  },
  scan: { about: 'scanners of Debian, those that are installed; ten minutes', prove: proveScan },
  storms: { about: 'thousands of hostile connections at once; two minutes', prove: proveStorms },
  fuzz: { about: 'a million hostile bodies at the API; an hour', prove: proveFuzz },
  soak: { about: 'half an hour of visitors, learners and staff: memory and open files', prove: proveSoak },
  people: { about: 'screens as people meet them in a browser; forty-five minutes', prove: provePeople },
}
