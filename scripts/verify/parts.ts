import type { CleanupStack } from '../bench/cleanup-stack.ts'
import { verifyFuzz } from './endurance/fuzz.ts'
import { verifySoak } from './endurance/soak.ts'
import { verifyStorms } from './endurance/storms.ts'
import { verifyFaults } from './faults/faults.ts'
import { verifyArchitecture } from './architecture.ts'
import { verifyScan } from './scan/scan.ts'
import { verifyPackages } from './packages.ts'
import { verifyPeople } from './people/people.ts'
import type { Finding } from './scorecard.ts'
import { verifyTests } from './tests.ts'

export interface Part {
  /** What it does and how long it takes, for the help. */
  about: string
  verify: (traces: CleanupStack) => Promise<Finding[]>
}

/** In the order of execution. */
export const parts: Readonly<Record<string, Part>> = {
  architecture: { about: 'sizes, rules and reach of the sources; half a minute', verify: verifyArchitecture },
  packages: { about: 'licences, versions and known holes of what is installed; seconds', verify: verifyPackages },
  tests: { about: 'every test on both databases, sweeps whole; three quarters of an hour', verify: verifyTests },
  faults: {
    about: 'processes and lines that fail under writers, and backups; twenty-five minutes',
    verify: verifyFaults,
  },
  scan: { about: 'scanners of Debian, those that are installed; ten minutes', verify: verifyScan },
  storms: { about: 'thousands of hostile connections at once; two minutes', verify: verifyStorms },
  fuzz: { about: 'a million hostile bodies at the API; an hour', verify: verifyFuzz },
  soak: { about: 'half an hour of visitors, learners and staff: memory and open files', verify: verifySoak },
  people: { about: 'screens as people meet them in a browser; forty-five minutes', verify: verifyPeople },
}
