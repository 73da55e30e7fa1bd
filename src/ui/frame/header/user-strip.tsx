import { LinkButton } from '#ui/button/button.tsx'
import { IconLink } from '#ui/button/icon-button.tsx'
import { Avatar } from '../avatar.tsx'
import { isMember, type Member, type Visitor } from './person.ts'
import { UserMenu } from './user-menu.tsx'
import styles from './site-header.module.css'

type UserStripProps = { user: Visitor | Member; isHidden: boolean; isMenu: boolean; label: string }

/** The right end of the header: ways in for a visitor, a member's counters and face, or a menu of either. */
export function UserStrip({ user, isHidden, isMenu, label }: UserStripProps) {
  return (
    <div className={styles.siteuser}>
      {user.search && <IconLink className={styles.siteuser__icon} icon="search" {...user.search} />}
      {!isHidden && isMember(user) && <Counters member={user} />}
      {!isHidden && (isMenu ? <UserMenu user={user} label={label} /> : <UserLinks user={user} />)}
    </div>
  )
}

function Counters({ member: { messages, cart } }: { member: Member }) {
  return (
    <>
      {messages && <IconLink className={styles.siteuser__icon} icon="mail" {...messages} />}
      {cart && <IconLink className={styles.siteuser__icon} icon="cart" {...cart} />}
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
