import { SelectField } from '../../../../web/ui/index.ts';

/** A filter of a list that has one value, or none. */
export interface FilterChoice<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** What is shown where the filter is not used: `Any status`. */
  readonly any: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** The selects of some filters. A value that is not among the options counts as none. */
export function FilterSelects<Name extends string>({
  choices,
  filters,
  hideLabels = false,
  onChange,
}: {
  choices: readonly FilterChoice<Name>[];
  filters: Readonly<Record<Name, string>>;
  /** Where each `any` says what the filter is about. */
  hideLabels?: boolean;
  onChange: (changes: Partial<Record<Name, string>>) => void;
}) {
  return choices.map(({ name, label, any, options }) => (
    <SelectField
      key={name}
      label={label}
      hideLabel={hideLabels}
      placeholder={any}
      value={options.some(({ value }) => value === filters[name]) ? filters[name] : ''}
      options={options}
      onChange={({ target }) => onChange({ [name]: target.value } as Partial<Record<Name, string>>)}
    />
  ));
}
