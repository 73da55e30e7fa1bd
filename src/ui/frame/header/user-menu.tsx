import { Icon } from '#ui/icon/icon.tsx'
import { Avatar } from '../avatar.tsx'
import { isMember, type Member, type Visitor } from './person.ts'
import styles from './user-menu.module.css'

const id = 'user-menu'

/**
 * All links of the person in one menu. It is a popover, so the browser opens and closes it and traps the focus without
 * a script.
 */
export function UserMenu({ user, label }: { user: Visitor | Member; label: string }) {
  return (
    <>
      <button className={styles.usermenu__face} type="button" popoverTarget={id}>
        {isMember(user) ? (
          <Avatar initials={user.profile.initials} pictureUrl={user.profile.pictureUrl} />
        ) : (
          <Icon name="user" />
        )}
        <span className="sr">{label}</span>
        <Icon name="down" size="s" />
      </button>
      <nav className={styles.usermenu__list} id={id} popover="auto" aria-label={label}>
        {waysOf(user).map((way) => (
          <a key={way.href} href={way.href}>
            {way.label}
          </a>
        ))}
        {isMember(user) && user.signOut && <SignOut {...user.signOut} />}
      </nav>
    </>
  )
}

const waysOf = (user: Visitor | Member) =>
  isMember(user) ? [user.profile, ...(user.places ?? [])] : [user.login, ...(user.register ? [user.register] : [])]

function SignOut({ label, action }: NonNullable<Member['signOut']>) {
  return (
    <form method="post" action={action}>
      <button type="submit">
        <Icon name="logout" size="s" />
        {label}
      </button>
    </form>
  )
}
