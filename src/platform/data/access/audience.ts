import type { Viewer } from './viewer.ts'

/** Thrown when content shared by a whole audience (role and target group) asks for one learner's identity. */
export class PersonalRead extends Error {
  constructor() {
    super('an audience is asked who it is')
  }
}

const anonymous = Symbol('anonymous')

interface Audience extends Viewer {
  readonly [anonymous]: Viewer
}

/**
 * Returns a viewer that represents everybody with the same role and target group. Reading its identity calls
 * `onPersonal` and throws PersonalRead.
 */
export const audienceOf = ({ role, home, band }: Viewer, onPersonal: () => void): Viewer => {
  const shared = { role, home, ...(band !== undefined && { band }) }
  const refuse = {
    enumerable: true,
    get: (): never => {
      onPersonal()
      throw new PersonalRead()
    },
  }
  const audience = { ...shared, [anonymous]: { ...shared, id: '', name: '' } }
  return Object.defineProperties(audience, { id: refuse, name: refuse }) as Audience
}

/** Returns the audience's viewer without an identity, so that it owns no rows. Returns any other viewer unchanged. */
export const anonymousIn = (viewer: Viewer): Viewer => (viewer as Partial<Audience>)[anonymous] ?? viewer
