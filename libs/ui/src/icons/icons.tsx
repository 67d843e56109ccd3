import type { ReactNode, SVGProps } from 'react';

/** Drawn on a 24 unit grid with 1.5 unit strokes; the text beside an icon names it, so it is hidden from readers. */
export type Icon = (props: SVGProps<SVGSVGElement>) => ReactNode;

const icon =
  (paths: ReactNode): Icon =>
  (props) => (
    <svg
      width="1.375em"
      height="1.375em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...props}
    >
      {paths}
    </svg>
  );

export const CheckIcon = /* @__PURE__ */ icon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const CrossIcon = /* @__PURE__ */ icon(<path d="m6 6 12 12M18 6 6 18" />);
export const MinusIcon = /* @__PURE__ */ icon(<path d="M5 12h14" />);
export const PlusIcon = /* @__PURE__ */ icon(<path d="M5 12h14M12 5v14" />);
export const MenuIcon = /* @__PURE__ */ icon(<path d="M4 8h16M4 16h16" />);
export const ArrowIcon = /* @__PURE__ */ icon(<path d="M4.5 12h15m-6-6 6 6-6 6" />);
export const ChevronIcon = /* @__PURE__ */ icon(<path d="m6 9.5 6 6 6-6" />);
export const ClockIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5l3.5 2" />
  </>,
);
export const DocumentIcon = /* @__PURE__ */ icon(<path d="M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 15.5h6" />);
export const PenIcon = /* @__PURE__ */ icon(<path d="M4 20h16M6 16.5 7 12.5l8.5-8.5 3 3L10 15.5z" />);
export const CodeIcon = /* @__PURE__ */ icon(<path d="m8 7-5 5 5 5m8-10 5 5-5 5M13.5 5l-3 14" />);
export const MailIcon = /* @__PURE__ */ icon(<path d="M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5" />);
export const PhoneIcon = /* @__PURE__ */ icon(
  <path d="M5 4h4l1.5 5-2.5 1.5a12 12 0 0 0 5.5 5.5L15 13.5l5 1.5v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1z" />,
);
export const PlaceIcon = /* @__PURE__ */ icon(
  <>
    <path d="M12 21s6.5-6 6.5-11a6.5 6.5 0 0 0-13 0c0 5 6.5 11 6.5 11z" />
    <circle cx="12" cy="10" r="2.25" />
  </>,
);
export const AuthorityIcon = /* @__PURE__ */ icon(
  <path d="M4 9.5 12 4l8 5.5zM4 20h16M6.5 12.5v5m3.75-5v5m3.5-5v5m3.75-5v5" />,
);
export const CompanyIcon = /* @__PURE__ */ icon(
  <path d="M5 20.5v-17h9v17M14 9h5v11.5M3 20.5h18M8 7.5h3M8 11.5h3M8 15.5h3" />,
);
export const GlobeIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c5 5 5 12 0 17-5-5-5-12 0-17z" />
  </>,
);
export const PeopleIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="9" cy="8.5" r="3.5" />
    <path d="M2.5 19.5c.5-4 3-6 6.5-6s6 2 6.5 6M15.5 5.5a3.5 3.5 0 0 1 0 6M17.5 14c2.3.7 3.7 2.6 4 5.5" />
  </>,
);
export const ShieldIcon = /* @__PURE__ */ icon(
  <path d="M12 3.5 5 6v6c0 4 3 7 7 8.5 4-1.5 7-4.5 7-8.5V6zM8.5 12l2.5 2.5 4.5-5" />,
);
export const InfoIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5.5M12 7.75v.01" />
  </>,
);
export const WarningIcon = /* @__PURE__ */ icon(<path d="M12 4 2.5 20h19zM12 10v4.5M12 17.25v.01" />);
export const StopIcon = /* @__PURE__ */ icon(
  <path d="M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM12 8v5M12 16.25v.01" />,
);
export const DownloadIcon = /* @__PURE__ */ icon(<path d="M12 4v11m-5-4.5 5 5 5-5M4.5 20h15" />);
export const RetryIcon = /* @__PURE__ */ icon(
  <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15" />,
);
export const StarIcon = /* @__PURE__ */ icon(
  <path d="m12 3.5 2.6 5.4 5.9.800-4.3 4.1 1.1 5.9L12 16.8l-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z" />,
);
export const QuestionIcon = /* @__PURE__ */ icon(
  <path d="M4 5h16v11h-8.5L7 20v-4H4zM9.75 8.9a2.3 2.3 0 1 1 3.2 2.1c-.6.3-.95.7-.95 1.3M12 13.9v.01" />,
);
export const SendIcon = /* @__PURE__ */ icon(<path d="M12 20V5m-6 6 6-6 6 6" />);
