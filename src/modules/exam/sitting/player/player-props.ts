import type { Sitting } from '../protocol.ts'
import type { DeviceStore } from './device/device-store.ts'
import type { Transport } from './outbox/transport.ts'
import type { PlayerWords } from './words.ts'

export interface PlayerProps {
  sitting: Sitting
  words: PlayerWords
  transport: Transport
  /** Addresses of the course and of the log-in page, and where the learner reads the state and the result of their attempts. */
  links: { course: string; logIn: string; result?: string }
  /** Returns the address of a stored file by its key. */
  fileUrl: (key: string) => string
  /** Where unsent answers are stored. By default in IndexedDB. */
  openStore?: (() => Promise<DeviceStore | null>) | undefined
}
