// Runs as a separate process, because creating a database needs a gigabyte of memory that is released afterwards.
import { openEmbedded } from './embedded.ts'

const made = await openEmbedded(process.argv[2]!)
await made.close()
process.exit(0)
