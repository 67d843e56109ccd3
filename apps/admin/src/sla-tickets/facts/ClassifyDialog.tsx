import {
  OTHER_SUBCATEGORY,
  subcategoriesOf,
  TICKET_LIMITS,
  URGENCY_LEVELS,
  type ContentCategory,
} from '@rep13/contracts-sla/constants';
import { classify } from '@rep13/contracts-api-admin/ticket-work';
import { callOf } from '@rep13/contracts-operations';
import { SelectField, TextAreaField, TextField } from '@rep13/ui';
import { CATEGORY_CHOICES } from '../../order-labels/category-labels.ts';
import { KIND_CHOICES, STATE_CHOICES } from '../../order-labels/order-labels.ts';
import { URGENCY } from '../ticket-labels.ts';
import { TicketDialog } from '../work/TicketDialog.tsx';
import { useMayChange, useTicketWork } from '../work/ticket-work.ts';
import {
  classificationOf,
  classifyBody,
  classifyRules,
  statedCategory,
  type ClassifyValues,
} from './classification.ts';
import { SearchField } from './SearchField.tsx';

const NOT_STATED = 'Not said yet';
const URGENCIES = URGENCY_LEVELS.map((level) => [level, URGENCY[level][1]] as const);

/** Says what kind of order it is, and what the yearly report counts it by; the latter also of a closed one. */
export function ClassifyDialog({ onClose }: { onClose: () => void }) {
  const { ticket } = useTicketWork();
  const hasUrgency = useMayChange() && ticket.urgencyLevel !== 'critical';
  return (
    <TicketDialog
      call={callOf(classify, { params: { id: ticket.id } })}
      name="classify"
      title={`Classify ${ticket.ticketNumber}`}
      lead="The client’s yearly report counts orders by category and Member State. Closing a critical order needs a second approver."
      verb="Save"
      done="The order is classified"
      initial={classificationOf(ticket)}
      rules={classifyRules(ticket)}
      body={classifyBody(ticket)}
      onClose={onClose}
    >
      {(values) => (
        <>
          <SelectField
            name="orderKind"
            label="Kind of order"
            placeholder={NOT_STATED}
            options={KIND_CHOICES}
            autoFocus
          />
          <Counted values={values} />
          <SelectField
            name="issuingState"
            label="Issued in"
            placeholder={NOT_STATED}
            options={STATE_CHOICES}
          />
          {hasUrgency && <SelectField name="urgencyLevel" label="Urgency" options={URGENCIES} />}
        </>
      )}
    </TicketDialog>
  );
}

/** What the yearly report counts. The category follows from the provisions, so these are asked for first. */
function Counted({ values }: { values: ClassifyValues }) {
  return (
    <>
      <TextAreaField
        name="citedProvisions"
        label="Provisions that it cites"
        isOptional
        hint="One a line. The category follows from them."
      />
      <SearchField
        name="category"
        label="Category"
        isOptional
        placeholder={NOT_STATED}
        options={CATEGORY_CHOICES}
      />
      {values.category !== '' && <WithinCategory category={values.category} values={values} />}
      <TextField
        name="itemCount"
        label="Items of information"
        isOptional
        hint="How many specific items it is about, such as addresses of content."
        inputMode="numeric"
      />
    </>
  );
}

/** Category 16 has no sub-categories. */
function WithinCategory({ category, values }: { category: ContentCategory; values: ClassifyValues }) {
  const options = subcategoriesOf(category);
  if (options.length === 0) return null;
  return (
    <>
      <SearchField
        name="subcategory"
        label="Sub-category"
        isOptional
        placeholder={NOT_STATED}
        options={options}
      />
      {statedCategory(values).subcategory === OTHER_SUBCATEGORY && (
        <TextField
          name="categoryDescription"
          label="What it is about"
          hint="No sub-category captures it, so the report describes it: no names of persons."
          maxLength={TICKET_LIMITS.categoryDescriptionMax}
        />
      )}
    </>
  );
}
