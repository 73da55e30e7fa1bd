import { readFileSync } from 'node:fs'

/* Loaded before the product (`--import`) into its process and its threads. It advances the clock by the milliseconds in
   the file at MOVED_CLOCK, which may change while the process runs. The product itself does not know about it. */

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
