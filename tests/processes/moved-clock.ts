import { readFileSync } from 'node:fs'

/*
 * Loaded before the product (`--import`) into its process and its threads: the clock goes ahead by as many milliseconds as the file
 * at MOVED_CLOCK says, which may change while it runs. The product itself knows nothing of it.
 */

const file = process.env['MOVED_CLOCK']!
const Real = Date
const read = () => Number(readFileSync(file, 'utf8')) || 0
let ahead = read()
setInterval(() => (ahead = read()), 50).unref()

const now = () => Real.now() + ahead

globalThis.Date = new Proxy(Real, {
  construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [now()] : given, self) as Date,
  get: (target, name, self) => (name === 'now' ? now : (Reflect.get(target, name, self) as unknown)),
})
