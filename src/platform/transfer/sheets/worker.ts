// Run by Node straight from this file, in a thread for one file: only erasable syntax.
import { parentPort } from 'node:worker_threads'
import { openDesk, type Order } from './desk.ts'

const answerTo = openDesk()
const report = async (order: Order) => parentPort!.postMessage(await answerTo(order))
parentPort!.on('message', (order: Order) => void report(order))
