type Way = { label: string; href: string }
type PersonCounts = Way & { count: number }

export type Visitor = {
  search?: Way
  login: Way
  register?: Way
}

export type Member = {
  search?: Way
  /** The number of unread messages. There is no link while there are no messages. */
  messages?: { label: string; count: number }
  cart?: PersonCounts
  profile: Way & { initials: string; pictureUrl?: string | null }
  /** The links below the profile in a menu. */
  places?: Way[]
  signOut?: { label: string; action: string }
}

/** Whether the viewer is logged in. */
export function isMember(user: Visitor | Member): user is Member {
  return 'profile' in user
}
