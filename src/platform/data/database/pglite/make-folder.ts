// Run as a process of its own: making a database takes a gigabyte of memory that is then given back.
import { openEmbedded } from './embedded.ts'

const made = await openEmbedded(process.argv[2]!)
await made.close()
process.exit(0)
