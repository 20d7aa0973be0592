/** A GPA out of 4.0. */
export function Gpa({ value }: { value: number | null }) {
  if (value === null) return 'No confirmed transcript';
  return (
    <span className="figures">
      {value.toFixed(2)} <span className="soft">/ 4.0</span>
    </span>
  );
}
