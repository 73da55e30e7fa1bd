import { LinkButton } from '#ui/button/button.tsx'
import { IconLink } from '#ui/button/icon-button.tsx'
import { Avatar } from './avatar.tsx'
import styles from './site-header.module.css'

type Counted = { label: string; href: string; count: number }

export type Visitor = {
  search?: { label: string; href: string }
  login: { label: string; href: string }
  register?: { label: string; href: string }
}

export type Member = {
  search?: { label: string; href: string }
  messages?: Counted
  cart?: Counted
  profile: { label: string; href: string; initials: string; pictureUrl?: string | null }
}

/** The right end of the header: ways in for a visitor, a member's counters and face. */
export function UserStrip({ user }: { user: Visitor | Member }) {
  return (
    <div className={styles.siteuser}>
      {user.search && <IconLink className={styles.siteuser__icon} icon="search" {...user.search} />}
      {isMember(user) ? <MemberStrip member={user} /> : <VisitorStrip visitor={user} />}
    </div>
  )
}

/** Whether somebody is logged in. */
export function isMember(user: Visitor | Member): user is Member {
  return 'profile' in user
}

function VisitorStrip({ visitor: { login, register } }: { visitor: Visitor }) {
  return (
    <>
      <LinkButton className={styles.siteuser__link} look="quiet" isSmall href={login.href}>
        {login.label}
      </LinkButton>
      {register && (
        <LinkButton className={styles.siteuser__link} look="line" isSmall href={register.href}>
          {register.label}
        </LinkButton>
      )}
      <span className={styles.siteuser__phone}>
        <IconLink className={styles.siteuser__icon} icon="user" {...login} />
      </span>
    </>
  )
}

function MemberStrip({ member: { messages, cart, profile } }: { member: Member }) {
  return (
    <>
      {messages && <IconLink className={styles.siteuser__icon} icon="mail" {...messages} />}
      {cart && <IconLink className={styles.siteuser__icon} icon="cart" {...cart} />}
      <a className={styles.siteuser__face} href={profile.href}>
        <span className="sr">{profile.label}</span>
        <Avatar initials={profile.initials} pictureUrl={profile.pictureUrl} />
      </a>
    </>
  )
}
