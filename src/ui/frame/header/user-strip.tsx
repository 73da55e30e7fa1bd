import { LinkButton } from '#ui/button/button.tsx'
import { IconLink } from '#ui/button/icon-button.tsx'
import { Avatar } from '../avatar.tsx'
import type { HeaderWords } from './menu.ts'
import { isMember, type Member, type Visitor } from './person.ts'
import { UserMenu } from './user-menu.tsx'
import styles from './site-header.module.css'

type Words = Pick<HeaderWords, 'userMenu'>
type UserStripProps = { user: Visitor | Member; isHidden: boolean; isMenu: boolean; words: Words }

/**
 * The right end of the header: log-in links for a visitor, counters and avatar for a member, or a menu of either. A
 * member with more links than the profile always has a menu.
 */
export function UserStrip({ user, isHidden, isMenu, words }: UserStripProps) {
  return (
    <div className={styles.siteuser}>
      {user.search && <IconLink className={styles.siteuser__icon} icon="search" {...user.search} />}
      {!isHidden && isMember(user) && <Counters member={user} />}
      {!isHidden &&
        !hasNoAvatar(user) &&
        (isMenu || hasPlaces(user) ? <UserMenu user={user} label={words.userMenu} /> : <UserLinks user={user} />)}
    </div>
  )
}

const hasNoAvatar = (user: Visitor | Member) => isMember(user) && user.isAvatarHidden === true
const hasPlaces = (user: Visitor | Member) => isMember(user) && user.places !== undefined && user.places.length > 0

function Counters({ member: { messages, cart } }: { member: Member }) {
  return (
    <>
      {messages && (
        <IconLink
          className={styles.siteuser__icon}
          icon="mail"
          {...messages}
          label={`${messages.label} ${messages.count}`}
        />
      )}
      {cart}
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
