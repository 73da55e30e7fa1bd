/** A form's token is signed with the key of the installation. */
const formToken = /\d{13}\.[\w-]{43}/g
/** What names a request for a new password is drawn again for each. */
const requestId = /"requestId":"[\w-]{22}"/g
const aRequestId = `"requestId":"${'A'.repeat(22)}"`
const aToken = `1763607600000.${'A'.repeat(43)}`

/** A handle of a session is made of its secret. */
const handle = /"(token|refresh)":"[\w-]{22}"/g

/**
 * Makes the ids that were drawn while the examples ran equal from run to run. One that an example made stands for the id that
 * later examples speak of it by; any other becomes the next number, in the order in which they are met. They begin with the
 * second in which the clock stands; ids that were planted do not.
 */
export const withoutChance = (now: number) => {
  const second = Math.floor(now / 1000)
    .toString(16)
    .padStart(8, '0')
  const drawn = new RegExp(`${second}[0-9a-f]{16}`, 'g')
  const told = new Map<string, string>()
  const real = new Map<string, string>()
  const toldOf = (id: string) => {
    const known = told.get(id) ?? second + String(told.size + 1).padStart(16, '0')
    told.set(id, known)
    return known
  }
  return {
    /** The id that was drawn for a row stands for the one by which examples speak of it. */
    stands(id: string, example: string) {
      told.set(id, example)
      real.set(example, id)
    },
    sent: <T>(asked: T): T => replaced(asked, /[0-9a-f]{24}/g, (id) => real.get(id) ?? id),
    answered: <T>(answer: T): T =>
      replaced(
        replaced(withoutHandles(replaced(answer, drawn, toldOf)), formToken, () => aToken),
        requestId,
        () => aRequestId,
      ),
  }
}

const withoutHandles = <T>(answer: T): T =>
  JSON.parse(JSON.stringify(answer).replaceAll(handle, (_, name: string) => `"${name}":"${'A'.repeat(22)}"`)) as T

const replaced = <T>(value: T, pattern: RegExp, by: (id: string) => string): T =>
  JSON.parse(JSON.stringify(value).replaceAll(pattern, by)) as T
