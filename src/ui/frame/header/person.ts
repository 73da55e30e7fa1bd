import type { ReactNode } from 'react'

type Way = { label: string; href: string }

export type Visitor = {
  search?: Way
  login: Way
  register?: Way
}

export type Member = {
  search?: Way
  /** The notification centre, with the number of unread notices. */
  messages?: Way & { count: number }
  /** The cart with its popup (HeaderCart), where the site has a shop. */
  cart?: ReactNode
  /** The profile and the menu below it are left out. */
  isAvatarHidden?: boolean
  profile: Way & { initials: string; pictureUrl?: string | null }
  /** The links below the profile in a menu. */
  places?: Way[]
  signOut?: { label: string; action: string }
}

/** Whether the viewer is logged in. */
export function isMember(user: Visitor | Member): user is Member {
  return 'profile' in user
}
