type Way = { label: string; href: string }
type PersonCounts = Way & { count: number }

export type Visitor = {
  search?: Way
  login: Way
  register?: Way
}

export type Member = {
  search?: Way
  /** How many messages were not read; none can be opened before there are any. */
  messages?: { label: string; count: number }
  cart?: PersonCounts
  profile: Way & { initials: string; pictureUrl?: string | null }
  /** What is under the profile in a menu. */
  places?: Way[]
  signOut?: { label: string; action: string }
}

/** Whether somebody is logged in. */
export function isMember(user: Visitor | Member): user is Member {
  return 'profile' in user
}
