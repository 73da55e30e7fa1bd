/** The key of the installation signs the token of a form. */
const formToken = /\d{13}\.[\w-]{43}/g
/** Each request for a new password has a new random id. */
const requestId = /"requestId":"[\w-]{22}"/g
const aRequestId = `"requestId":"${'A'.repeat(22)}"`
const aToken = `1763607600000.${'A'.repeat(43)}`

/** A coupon has a random code. */
const couponCode = /"code":"[A-Z2-9]{10}"/g

/** An opened form has a random key, which is in its token, and a draft a secret link. */
const ofForm =
  /"(token|key)":"(?:1\.)?[0-9a-f]{32}(?:\.\d{13}\.\d{13}\.[\w-]{43})?"|"(link)":"[0-9a-f]{24}\.[\w-]{22}"/g
const writtenOfForm = String.raw`1\.(?:1{32}|2{32}|3{32}|4{32})\.\d{13}\.\d{13}\.A{43}|1{32}|[0-9a-f]{24}\.C{22}`
const written = new RegExp(`${writtenOfForm}|[0-9a-f]{24}|A{43}|B{43}|C{43}`, 'g')

/** The key of the installation signs the token of a run. */
const runTokens = /"token":"[\w-]{43}"/g
const aRunToken = `"token":"${'A'.repeat(43)}"`

/** The handle of a session is derived from its secret. */
const handle = /"(token|refresh)":"[\w-]{22}"/g

/** The log of a sitting has a random paper, and each installation keys of its own. */
const ofSitting = /"(head|receipt|keyID|publicKey)":"[^"]+"|"(lease)":"[0-9a-f]{16}\.[0-9a-f]{24}"/g

/**
 * Makes random ids of the examples equal from run to run. An id that an example created becomes the id that later
 * examples use. Any other becomes the next number, in order of appearance. Generated ids begin with the second of the
 * frozen clock, seeded ones do not.
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
    /** Maps the generated id of a row to the one that examples use. */
    stands(id: string, example: string) {
      told.set(id, example)
      real.set(example, id)
    },
    sent: <T>(asked: T): T => replaced(asked, written, (id) => real.get(id) ?? id),
    answered: <T>(answer: T): T =>
      replaced(
        replaced(withoutHandles(withoutCode(replaced(answer, drawn, toldOf))), formToken, () => aToken),
        requestId,
        () => aRequestId,
      ),
  }
}

const withoutCode = <T>(answer: T): T => replaced(answer, couponCode, () => '"code":"WCHSAMPEXX"')

const withoutHandles = <T>(answer: T): T =>
  JSON.parse(
    JSON.stringify(answer)
      .replaceAll(runTokens, aRunToken)
      .replaceAll(ofForm, (_, name: string | undefined, link: string) => `"${name ?? link}":"${'A'.repeat(22)}"`)
      .replaceAll(handle, (_, name: string) => `"${name}":"${'A'.repeat(22)}"`)
      .replaceAll(
        ofSitting,
        (_, random: string | undefined, lease: string) => `"${random ?? lease}":"${'A'.repeat(22)}"`,
      ),
  ) as T

const replaced = <T>(value: T, pattern: RegExp, by: (id: string) => string): T =>
  JSON.parse(JSON.stringify(value).replaceAll(pattern, by)) as T
