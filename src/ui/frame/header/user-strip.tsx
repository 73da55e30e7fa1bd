import { LinkButton } from '#ui/button/button.tsx'
import { IconButton, IconLink } from '#ui/button/icon-button.tsx'
import { Avatar } from '../avatar.tsx'
import type { HeaderWords } from './menu.ts'
import { isMember, type Member, type Visitor } from './person.ts'
import { UserMenu } from './user-menu.tsx'
import styles from './site-header.module.css'

type Words = Pick<HeaderWords, 'userMenu' | 'noMessages'>
type UserStripProps = { user: Visitor | Member; isHidden: boolean; isMenu: boolean; words: Words }

/**
 * The right end of the header: log-in links for a visitor, counters and avatar for a member, or a menu of either. A
 * member with more links than the profile always has a menu.
 */
export function UserStrip({ user, isHidden, isMenu, words }: UserStripProps) {
  return (
    <div className={styles.siteuser}>
      {user.search && <IconLink className={styles.siteuser__icon} icon="search" {...user.search} />}
      {!isHidden && isMember(user) && <Counters member={user} words={words} />}
      {!isHidden &&
        (isMenu || hasPlaces(user) ? <UserMenu user={user} label={words.userMenu} /> : <UserLinks user={user} />)}
    </div>
  )
}

const hasPlaces = (user: Visitor | Member) => isMember(user) && user.places !== undefined && user.places.length > 0

function Counters({ member: { messages, cart }, words }: { member: Member; words: Words }) {
  return (
    <>
      {messages && <Messages {...messages} none={words.noMessages} />}
      {cart && <IconLink className={styles.siteuser__icon} icon="cart" {...cart} />}
    </>
  )
}

const messagesId = 'messages'

/** The messages icon with its badge. It announces when there are none. */
function Messages({ label, count, none }: { label: string; count: number; none: string }) {
  return (
    <>
      <IconButton
        className={styles.siteuser__icon}
        icon="mail"
        label={`${label} ${count}`}
        count={count}
        popoverTarget={messagesId}
      />
      <p className={styles.siteuser__note} id={messagesId} popover="auto">
        {none}
      </p>
    </>
  )
}

function UserLinks({ user }: { user: Visitor | Member }) {
  return isMember(user) ? <MemberLink member={user} /> : <VisitorLinks visitor={user} />
}

function VisitorLinks({ visitor: { login, register } }: { visitor: Visitor }) {
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

function MemberLink({ member: { profile } }: { member: Member }) {
  return (
    <a className={styles.siteuser__face} href={profile.href}>
      <span className="sr">{profile.label}</span>
      <Avatar initials={profile.initials} pictureUrl={profile.pictureUrl} />
    </a>
  )
}
