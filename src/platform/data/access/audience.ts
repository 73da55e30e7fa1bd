import type { Viewer } from './viewer.ts'

/** Thrown where something that is made for all learners of a role and target group asks which of them is there. */
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
 * A viewer who stands for everybody with the same role and target group. Anyone who asks it for an identity calls `onPersonal` and
 * gets a PersonalRead.
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

/** The viewer as one of the audience whom nothing belongs to; any other viewer is answered as is. */
export const anonymousIn = (viewer: Viewer): Viewer => (viewer as Partial<Audience>)[anonymous] ?? viewer
