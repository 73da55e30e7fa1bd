import { onlyVisible } from '#domain/validation/invisible.ts'
import { normalizeEmail, emailIssue } from '#domain/validation/email.ts'
import { isPhoneNumber, phoneDigits } from '#domain/thai-identity/phone.ts'
import type { Entry } from '../ldap/entry.ts'

/**
 * Why an entry is skipped: no permanent id, no name or no valid address. Or its id, address or user name occurs twice
 * or is taken.
 */
type Unfit = 'id' | 'name' | 'email' | 'twice' | 'taken'

type Change = Partial<Pick<Known, 'firstname' | 'lastname' | 'email' | 'phone' | 'status'>>

/** A learner of the site, with the entry of the directory that they follow. */
export interface Known {
  _id: string
  /** Null for a learner who did not come from the directory. */
  externalID: string | null
  /** The account was deactivated because the entry left the directory. */
  isOff: boolean
  username: string
  firstname: string
  lastname: string
  email: string | null
  phone: string | null
  status: boolean
}

/** What taking the people of a directory over would do, and to whom. */
export interface Plan {
  create: Entry[]
  /** Existing accounts that follow the directory from now on. */
  link: { known: Known; entry: Entry; change: Change }[]
  change: { known: Known; entry: Entry; change: Change }[]
  /** Accounts from the directory that it no longer contains. */
  switchOff: Known[]
  unfit: { entry: Entry; why: Unfit }[]
}

/** Compares a directory with the learners of a site. It changes nothing. */
export const planOf = (entries: readonly Entry[], known: readonly Known[]): Plan => {
  const plan: Plan = { create: [], link: [], change: [], switchOff: [], unfit: [] }
  const byID = new Map(known.flatMap((one) => (one.externalID === null ? [] : [[one.externalID, one] as const])))
  const byEmail = new Map(known.map((one) => [one.email, one]))
  const byUsername = new Map(known.map((one) => [one.username, one]))
  const met = { ids: new Set<string>(), emails: new Set<string>(), usernames: new Set<string>() }
  for (const raw of entries) {
    const entry = tidied(raw)
    const held = byID.get(entry.externalID)
    const why = unfitness(entry, met)
    const others = [byEmail.get(entry.email), byUsername.get(entry.username)].filter((one) => one && one !== held)
    if (entry.externalID !== '') met.ids.add(entry.externalID)
    if (why) plan.unfit.push({ entry, why })
    else if (held) keep(plan, { held, entry, isTaken: byEmail.has(entry.email) && byEmail.get(entry.email) !== held })
    else if (others.length === 0) plan.create.push(entry)
    else if (isSame(others, entry)) plan.link.push({ known: others[0]!, entry, change: changeOf(others[0]!, entry) })
    else plan.unfit.push({ entry, why: 'taken' })
    met.emails.add(entry.email)
    met.usernames.add(entry.username)
  }
  plan.switchOff = known.filter((one) => one.externalID !== null && one.status && !met.ids.has(one.externalID))
  return plan
}

const tidied = (entry: Entry): Entry => ({
  ...entry,
  email: normalizeEmail(entry.email),
  username: onlyVisible(entry.username || entry.email).toLowerCase(),
  // Directories also contain internal extensions. A person has a number of ten digits or none.
  phone: isPhoneNumber(entry.phone) ? phoneDigits(entry.phone) : '',
})

function unfitness(entry: Entry, met: Record<'ids' | 'emails' | 'usernames', ReadonlySet<string>>): Unfit | null {
  if (entry.externalID === '') return 'id'
  if (entry.firstname === '' || entry.lastname === '') return 'name'
  if (emailIssue('email', entry.email)) return 'email'
  const isMet = met.ids.has(entry.externalID) || met.emails.has(entry.email) || met.usernames.has(entry.username)
  return isMet ? 'twice' : null
}

/**
 * An unlinked account with the entry's address belongs to the entry. An account with only the same user name may be
 * someone else's.
 */
const isSame = (others: readonly (Known | undefined)[], entry: Entry) =>
  others.every((one) => one === others[0]) && others[0]?.email === entry.email && others[0].externalID === null

function keep(plan: Plan, { held, entry, isTaken }: { held: Known; entry: Entry; isTaken: boolean }) {
  if (isTaken) {
    plan.unfit.push({ entry, why: 'taken' })
    return
  }
  const change = changeOf(held, entry)
  if (Object.keys(change).length > 0) plan.change.push({ known: held, entry, change })
}

/** An account disabled by hand stays disabled. One disabled by the sync is enabled when the entry returns. */
function changeOf(known: Known, entry: Entry): Change {
  const told: Change = {
    firstname: entry.firstname,
    lastname: entry.lastname,
    email: entry.email,
    ...(entry.phone !== '' && { phone: entry.phone }),
    ...(known.isOff && !known.status && { status: true }),
  }
  return Object.fromEntries(Object.entries(told).filter(([name, value]) => known[name as keyof Known] !== value))
}
