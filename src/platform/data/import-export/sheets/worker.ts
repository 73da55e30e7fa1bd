// Node runs this file directly, in a process for one file. Use only erasable syntax.
import { openFileSession, type Order } from './file-session.ts'

const answerTo = openFileSession()
const report = async (order: Order) => process.send!(await answerTo(order))
process.on('message', (order: Order) => void report(order))
