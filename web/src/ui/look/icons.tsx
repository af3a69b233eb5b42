import { icon } from './icon.tsx'

/* The product's own icons. The sign-in page does not load them. */

/** The dashboard. */
export const HomeIcon = icon(<path d="M4 11l8-7 8 7v9h-5v-6H9v6H4z" />)

/** The rooms. */
export const RoomsIcon = icon(<path d="M4 4h16v16H4zM12 4v16M4 13h8" />)

/** The device manager. */
export const DevicesIcon = icon(
  <>
    <rect x="4" y="4" width="16" height="16" rx="4" />
    <path d="M9 8v8M15 8v3" />
  </>,
)

/** The activity. */
export const ClockIcon = icon(<path d="M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v5l3 2" />)
export const ActivityIcon = icon(<path d="M4 6h3M11 6h9M4 12h3M11 12h9M4 18h3M11 18h6" />)

/** The people of the home. */
export const PeopleIcon = icon(
  <>
    <circle cx="9" cy="8" r="3.5" />
    <path d="M3 20a6 6 0 0112 0M16 5a3.5 3.5 0 010 6.500M18 15a6 6 0 013 5" />
  </>,
)

/** A phone. */
export const PhoneIcon = icon(
  <>
    <rect x="7" y="3" width="10" height="18" rx="2" />
    <path d="M11 18h2" />
  </>,
)

/** The settings. */
export const SettingsIcon = icon(
  <>
    <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
    <circle cx="15" cy="7" r="2" />
    <circle cx="9" cy="17" r="2" />
  </>,
)

/** A favourite. */
export const StarIcon = icon(
  <path d="M12 4l2.4 5 5.6.8-4 3.9 1 5.5-5-2.6-5 2.6 1-5.5-4-3.9 5.6-.8z" />,
)

/** Everything else. */
export const MoreIcon = icon(<path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3" />)

/** Searching. */
export const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="M16 16l4.5 4.5" />
  </>,
)

/** Refreshing. */
export const RefreshIcon = icon(<path d="M20 11a8 8 0 10-2.3 6.3M20 4v7h-7" />)

/** A warning. */
export const WarnIcon = icon(<path d="M12 4l9 16H3zM12 10v4M12 17h.01" />)

/** A fan. */
export const FanIcon = icon(
  <>
    <circle cx="12" cy="12" r="1.8" />
    <path d="M12 10c-2-4 0-7 2.5-6S15 9 12.5 10M13.8 13c4.4.3 6.2 3.4 4 5s-5.8-1.5-5.2-4M10.3 13c-2.4 3.7-6 3.7-6.2 1s3.7-4 6-2.8" />
  </>,
)

/** Something locked. */
export const LockIcon = icon(
  <>
    <rect x="5" y="11" width="14" height="9" rx="2.5" />
    <path d="M8 11V8a4 4 0 018 0v3" />
  </>,
)
